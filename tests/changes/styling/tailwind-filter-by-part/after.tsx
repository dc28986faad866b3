export function App() {
  return <div className="p-4 blur-sm">x</div>;
}
