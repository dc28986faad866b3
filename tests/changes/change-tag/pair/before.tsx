export function App() {
  return (
    <main>
      <div className="a">x</div>
    </main>
  );
}
