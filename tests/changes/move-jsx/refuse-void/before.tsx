export function App() {
  return (
    <main>
      <img />
      <A />
    </main>
  );
}
