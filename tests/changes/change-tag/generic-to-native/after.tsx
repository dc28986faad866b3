export function App({ x }) {
  return (
    <main>
      <ul items={x}>y</ul>
    </main>
  );
}
