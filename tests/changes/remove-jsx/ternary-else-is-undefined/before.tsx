export function App({ on }) {
  return (
    <main>
      {on ? <A /> : undefined}
      <B />
    </main>
  );
}
