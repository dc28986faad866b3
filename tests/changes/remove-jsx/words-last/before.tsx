export function App() {
  return (
    <p>a <b>x</b></p>
  );
}
