export function App() {
  return (
    <p><span><b>x</b> <i>y</i></span> z</p>
  );
}
