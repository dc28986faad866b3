export function App() {
  return (
    <main>
      <A
        x="1"
      />
      <B />
    </main>
  );
}
