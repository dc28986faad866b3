export function App() {
  return (
    <main>
      <div><p>x</p></div>
    </main>
  );
}
