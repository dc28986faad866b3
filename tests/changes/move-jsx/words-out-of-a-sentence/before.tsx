export function App() {
  return (
    <p>a <b>x</b> c <i>y</i> z</p>
  );
}
