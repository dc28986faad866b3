export function App() {
  return (
    <main>
      <A />
      <img src="/a.svg" alt="" />
    </main>
  );
}
