export function App() {
  return (
    <p>
      <b>x</b>{" "}
      z
    </p>
  );
}
