export function App() {
  return (
    <main>
      <rect width="1" />
    </main>
  );
}
