export function App() {
  return (
    <A b="2" />
  );
}
