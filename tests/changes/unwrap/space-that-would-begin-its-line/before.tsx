export function App() {
  return (
    <p>
      <i>a</i>
      <b> one</b>
    </p>
  );
}
