export function App() {
  return <main className="p-4 bg-accent hover:text-accent/50 md:!border-accent from-accent text-accent! bg-brand-soft brand bg-[var(--color-accent)]">Use bg-accent</main>;
}
