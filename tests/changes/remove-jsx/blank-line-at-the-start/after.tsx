export function App() {
  return (
    <main>
      <B />
    </main>
  );
}
