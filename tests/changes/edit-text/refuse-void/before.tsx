export function App() {
  return (
    <img alt="a" />
  );
}
