export function App({ x }) {
  return (
    <main>
      text {x}
      <A />
    </main>
  );
}
