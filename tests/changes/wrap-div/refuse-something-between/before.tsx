export function App() {
  return (
    <main>
      <A />
      text
      <B />
    </main>
  );
}
