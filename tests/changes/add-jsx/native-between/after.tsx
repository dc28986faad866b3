export function App() {
  return (
    <main>
      <A />
      <p></p>
      <B />
    </main>
  );
}
