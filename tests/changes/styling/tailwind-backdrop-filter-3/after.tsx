export function App() {
  return <div className="p-4 backdrop-blur">x</div>;
}
