export function App({ on }) {
  return (
    <main>
      <C />
      {on ? <A /> : <B />}
    </main>
  );
}
