export function App() {
  return (
    <Button label="Go" kind="a" />
  );
}
