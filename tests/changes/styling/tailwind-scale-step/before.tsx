export function App() {
  return <div className="scale-95 p-4">x</div>;
}
