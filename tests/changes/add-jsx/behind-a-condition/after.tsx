export function App({ on }) {
  return (
    <main>
      {on && <A />}
      <b></b>
    </main>
  );
}
