export function App() {
  return <div className="p-2">x</div>;
}
