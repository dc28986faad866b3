export function App() {
  return (
    <div className="grid gap-2 md:gap-4 max-md:gap-6">x</div>
  );
}
