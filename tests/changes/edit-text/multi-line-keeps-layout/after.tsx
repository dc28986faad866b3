export function App() {
  return (
    <p>
      Hello small
      world
    </p>
  );
}
