export function App() {
  return (
    <main>
      <div></div>
      <A />
    </main>
  );
}
