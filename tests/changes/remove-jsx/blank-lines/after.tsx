export function App() {
  return (
    <main>
      <A />

      <C />
    </main>
  );
}
