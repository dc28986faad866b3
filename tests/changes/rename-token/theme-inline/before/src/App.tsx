export function App() {
  return <main className="text-ink bg-ink/50 border-(--ink)">Use bg-brand</main>;
}
