export function App() {
  return (
    <p><b>x</b><i>y</i></p>
  );
}
