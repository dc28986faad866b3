export function App() {
  return (
    <main>
      <A />
    </main>
  );
}
