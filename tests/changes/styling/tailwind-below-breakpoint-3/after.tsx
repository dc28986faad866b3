export function App() {
  return (
    <div className="grid gap-2 max-md:gap-6 md:gap-4">x</div>
  );
}
