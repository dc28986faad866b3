export function App() {
  return (
    <main>
      <B />
      <A />
    </main>
  );
}
