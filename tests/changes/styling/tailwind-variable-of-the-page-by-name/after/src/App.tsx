export function App() {
  return <div className="flex gap-6">x</div>;
}
