export function App() {
  return (
    <main>
      <A />

      <B />

      <C />
    </main>
  );
}
