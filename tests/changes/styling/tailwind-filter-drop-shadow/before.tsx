export function App() {
  return <div className="p-4">x</div>;
}
