export function App() {
  return (
    <p>a <b>x</b> <i>y</i> z</p>
  );
}
