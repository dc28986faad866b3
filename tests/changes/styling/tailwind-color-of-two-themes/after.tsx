export function App() {
  return <div className="bg-white p-4">x</div>;
}
