export function App({ a, on }) {
  return (
    <main>
      {a && (on ? <A /> : null)}
      <B />
    </main>
  );
}
