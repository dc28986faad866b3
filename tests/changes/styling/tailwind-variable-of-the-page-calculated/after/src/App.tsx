export function App() {
  return <div className="rounded-lg p-2">x</div>;
}
