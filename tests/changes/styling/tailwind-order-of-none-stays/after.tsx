export function App() {
  return <div className="text-slate-700 p-4 mx-auto flex">x</div>;
}
