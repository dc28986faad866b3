export function App() {
  return <main className="p-4 bg-brand hover:text-brand/50 md:!border-brand from-brand text-brand! bg-brand-soft brand bg-[var(--color-brand)]">Use bg-brand</main>;
}
