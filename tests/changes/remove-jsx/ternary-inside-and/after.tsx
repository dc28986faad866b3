export function App({ a, on }) {
  return (
    <main>
      <B />
    </main>
  );
}
