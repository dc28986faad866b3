export function App({ on }) {
  return (
    <main>
      {on && <B />}
    </main>
  );
}
