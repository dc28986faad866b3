export function App() {
  return (
    <p><>Six</> two</p>
  );
}
