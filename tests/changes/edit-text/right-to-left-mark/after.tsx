export function App() {
  return (
    <p>a&#x202e;b</p>
  );
}
