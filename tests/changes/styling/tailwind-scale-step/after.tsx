export function App() {
  return <div className="scale-105 p-4">x</div>;
}
