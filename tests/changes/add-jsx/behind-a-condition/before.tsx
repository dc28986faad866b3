export function App({ on }) {
  return (
    <main>
      {on && <A />}
    </main>
  );
}
