export function App() {
  return (
    <main>
      <A />

      <B />
    </main>
  );
}
