export function App() {
  return <main className="text-ink border-(--pen)">Use bg-brand</main>;
}
