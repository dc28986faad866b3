export function App() {
  return <div className="my-card mx-auto flex p-4 text-slate-700 md:p-6">x</div>;
}
