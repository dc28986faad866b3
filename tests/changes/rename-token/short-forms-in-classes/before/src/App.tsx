export function App() {
  return <main className="bg-(--brand) text-[--brand] border-[color:--brand] hover:[--brand:red] p-[var(--brand)] ring-(color:--brand)/50 bg-(--brand-2)" title="bg-(--brand)" />;
}
