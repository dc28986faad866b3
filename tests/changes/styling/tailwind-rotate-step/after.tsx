export function App() {
  return <div className="rotate-5 p-4">x</div>;
}
