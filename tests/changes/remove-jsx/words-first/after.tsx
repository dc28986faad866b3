export function App() {
  return (
    <p><i>y</i> z</p>
  );
}
