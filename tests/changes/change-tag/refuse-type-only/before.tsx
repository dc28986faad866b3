interface Card { a: 1 }
export function App() {
  return (
    <main>
      <div>x</div>
    </main>
  );
}
