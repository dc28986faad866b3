export function App({ on }) {
  return (
    <main>
      <B />
    </main>
  );
}
