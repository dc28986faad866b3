export function App() {
  return <main className="bg-brand! bg-[var(--color-brand,red)] [transition:--color-brand-2_1s]" />;
}
