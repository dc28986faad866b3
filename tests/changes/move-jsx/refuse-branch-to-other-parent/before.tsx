export function App({ on }) {
  return (
    <main>
      {on ? <A /> : <B />}
      <section />
    </main>
  );
}
