export function App() {
  return (
    <main>
      <A>
        x
      </A>
    </main>
  );
}
