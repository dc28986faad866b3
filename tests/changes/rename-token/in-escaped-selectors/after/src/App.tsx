export function App() {
  return <main className="bg-accent! bg-[var(--color-accent,red)] [transition:--color-brand-2_1s]" />;
}
