export function App() {
  return (
    <p>
      <i>y</i>{" "}
      <b>x</b>{" "}
      z
    </p>
  );
}
