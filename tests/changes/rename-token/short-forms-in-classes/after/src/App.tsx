export function App() {
  return <main className="bg-(--accent) text-[--accent] border-[color:--accent] hover:[--accent:red] p-[var(--accent)] ring-(color:--accent)/50 bg-(--brand-2)" title="bg-(--accent)" />;
}
