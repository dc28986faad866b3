export function App() {
  return (
    <main>
      <svg:rect width="1" />
    </main>
  );
}
