export function App() {
  return (
    <main>
      Hello{" "}
      <B />
    </main>
  );
}
