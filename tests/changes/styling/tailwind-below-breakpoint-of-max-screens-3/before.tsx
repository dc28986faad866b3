export function App() {
  return (
    <div className="grid gap-2 md:gap-4">x</div>
  );
}
