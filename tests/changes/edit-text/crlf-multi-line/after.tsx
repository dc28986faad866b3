export function App() {
  return (
    <p>
      Hello
      moon
    </p>
  );
}
