export function App() {
  return <main className="text-pen bg-pen/50 border-(--ink)">Use bg-brand</main>;
}
