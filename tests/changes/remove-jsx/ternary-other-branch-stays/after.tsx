export function App({ on }) {
  return (
    <main>
      {on ? null : <B />}
    </main>
  );
}
