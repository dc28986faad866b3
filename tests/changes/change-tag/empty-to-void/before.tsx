export function App() {
  return (
    <main>
      <div className="a"></div>
    </main>
  );
}
