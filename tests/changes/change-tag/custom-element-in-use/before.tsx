export function App() {
  return (
    <main>
      <my-card /><div />
    </main>
  );
}
