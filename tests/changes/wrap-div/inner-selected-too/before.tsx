export function App() {
  return (
    <main>
      <A>
        <B />
      </A>
    </main>
  );
}
