export function App() {
  return (
    <p>
      one <b>x</b>
      <i>two</i>
    </p>
  );
}
