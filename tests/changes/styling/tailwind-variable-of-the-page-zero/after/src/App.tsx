export function App() {
  return <div className="gap-0 rounded-none">x</div>;
}
