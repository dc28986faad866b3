export function App() {
  return (
    <main>
      <img />
    </main>
  );
}
