export function App() {
  return <div className="gap-2 rounded-lg">x</div>;
}
