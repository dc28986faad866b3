export function App({ x }) {
  return (
    <main>
      {x || null}
    </main>
  );
}
