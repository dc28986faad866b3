export function App() {
  return (
    <div className="grid gap-2">x</div>
  );
}
