export function App({ tone }: { tone: string }) {
  const list = `our own bg-brand`;
  return <main className={list} />;
}
