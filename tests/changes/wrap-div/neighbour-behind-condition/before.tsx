export function App({ on }) {
  return (
    <main>
      <A />
      {on && <B />}
    </main>
  );
}
