export function App({ x }) {
  return (
    <main>
      {x || <A />}
    </main>
  );
}
