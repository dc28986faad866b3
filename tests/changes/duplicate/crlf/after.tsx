export function App() {
  return (
    <main>
      <A>
        x
      </A>
      <A>
        x
      </A>
    </main>
  );
}
