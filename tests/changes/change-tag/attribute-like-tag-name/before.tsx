export function App() {
  return (
    <main>
      <div title="<div>">x</div>
    </main>
  );
}
