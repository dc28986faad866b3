export function App() {
  return (
    <main>
      <B />
      <C />
      <A />
    </main>
  );
}
