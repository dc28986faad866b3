export function App({ on }) {
  return (
    <main>
      {/* only then */ on && <A />}
    </main>
  );
}
