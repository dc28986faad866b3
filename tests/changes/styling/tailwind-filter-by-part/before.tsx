export function App() {
  return <div className="p-4 brightness-50">x</div>;
}
