export function App() {
  return (
    <main>
      <A />
      <div></div>
    </main>
  );
}
