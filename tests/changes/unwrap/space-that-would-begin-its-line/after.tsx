export function App() {
  return (
    <p>
      <i>a</i>
      {" "}one
    </p>
  );
}
