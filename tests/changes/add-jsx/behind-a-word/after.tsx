export function App() {
  return (
    <p><b>x</b> <u>n</u> <i>y</i> z</p>
  );
}
