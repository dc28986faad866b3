export function App() {
  return (
    <b>x</b>
  );
}
