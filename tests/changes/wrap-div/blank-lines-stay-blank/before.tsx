export function App() {
  return (
    <main>
      <A>
        a

        b
      </A>
    </main>
  );
}
