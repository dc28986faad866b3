export function App() {
  return (
    <p>
      one{" "}
      <i>two</i>
    </p>
  );
}
