export function App() {
  return (
    <p>x<b/>x</p>
  );
}
