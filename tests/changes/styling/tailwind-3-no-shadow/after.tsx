export function App() {
  return <div className="shadow-none ring-2">x</div>;
}
