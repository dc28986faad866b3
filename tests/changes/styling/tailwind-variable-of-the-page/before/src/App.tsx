export function App() {
  return <div className="flex gap-2">x</div>;
}
