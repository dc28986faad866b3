export function App() {
  return <main className="text-ink border-(--ink)">Use bg-brand</main>;
}
