export function App() {
  return <div className="p-4 [filter:drop-shadow(0_2px_4px_#0004)]">x</div>;
}
