export function App() {
  return (
    <main>
      <p><div>x</div></p>
    </main>
  );
}
