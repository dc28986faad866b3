export function App() {
  return (
    <p>a c <i>y</i> <b>x</b> z</p>
  );
}
