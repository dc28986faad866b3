export function App() {
  return (
    <p>
      <b>one </b>
      <i>two</i>
    </p>
  );
}
