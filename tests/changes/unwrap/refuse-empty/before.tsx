export function App() {
  return (
    <main>
      <div></div>
    </main>
  );
}
