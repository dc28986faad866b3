export function App() {
  return <div className="p-4 blur">x</div>;
}
