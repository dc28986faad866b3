export function App() {
  return (
    <p><>One</> two</p>
  );
}
