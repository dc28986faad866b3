export function App() {
  return (
    <main>
      <p>x</ p >
    </main>
  );
}
