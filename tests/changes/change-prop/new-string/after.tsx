export function App() {
  return (
    <A label="x" />
  );
}
