export function App() {
  return <div className="shadow-sm ring-2">x</div>;
}
