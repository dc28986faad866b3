export function App() {
  return (
    <main>
      <h2 className="a">x</h2>
      <h2></h2>
    </main>
  );
}
