export function App({ tone }: { tone: string }) {
  const list = `our own bg-accent`;
  return <main className={list} />;
}
