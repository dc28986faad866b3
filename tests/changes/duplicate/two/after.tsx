export function App() {
  return (
    <main>
      <A />
      <A />
      <B />
      <B />
    </main>
  );
}
