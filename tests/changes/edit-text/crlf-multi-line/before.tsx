export function App() {
  return (
    <p>
      Hello
      world
    </p>
  );
}
