export function App() {
  return <div className="rounded-md p-4">x</div>;
}
