export function App() {
  return (
    <main>
      Above
      <hr />
    </main>
  );
}
