export function App() {
  return (
    <main>
      <A
        x="1"
      >
        text
      </A>
    </main>
  );
}
