export function App() {
  return (
    <main>
      <img className="a" />
    </main>
  );
}
