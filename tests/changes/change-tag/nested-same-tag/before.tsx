export function App() {
  return (
    <main>
      <div><div>x</div></div>
    </main>
  );
}
