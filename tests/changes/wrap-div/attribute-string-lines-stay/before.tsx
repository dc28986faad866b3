export function App() {
  return (
    <main>
      <A x="a
 b" />
    </main>
  );
}
