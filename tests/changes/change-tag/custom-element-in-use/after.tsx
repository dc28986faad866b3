export function App() {
  return (
    <main>
      <my-card /><my-card />
    </main>
  );
}
