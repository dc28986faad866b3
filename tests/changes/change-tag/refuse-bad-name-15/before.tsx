export function App() {
  return (
    <main>
      <div>x</div>
    </main>
  );
}
