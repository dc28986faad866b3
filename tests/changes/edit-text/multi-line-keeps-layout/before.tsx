export function App() {
  return (
    <p>
      Hello big
      world
    </p>
  );
}
