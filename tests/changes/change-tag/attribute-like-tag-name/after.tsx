export function App() {
  return (
    <main>
      <p title="<div>">x</p>
    </main>
  );
}
