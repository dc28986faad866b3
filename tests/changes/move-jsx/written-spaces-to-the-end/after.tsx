export function App() {
  return (
    <p>
      <i>y</i>{" "}
      z{" "}
      <b>x</b>
    </p>
  );
}
