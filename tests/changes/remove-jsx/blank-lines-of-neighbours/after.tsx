export function App() {
  return (
    <main>
      <C />
    </main>
  );
}
