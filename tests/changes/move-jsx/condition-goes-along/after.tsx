export function App({ on }) {
  return (
    <main>
      <B />
      {on && <A />}
    </main>
  );
}
