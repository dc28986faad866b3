export function App() {
  return (
    <main>
      <div a="1">x</div>
    </main>
  );
}
