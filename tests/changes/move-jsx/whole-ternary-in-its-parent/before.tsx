export function App({ on }) {
  return (
    <main>
      {on ? <A /> : <B />}
      <C />
    </main>
  );
}
