export function App() {
  return (
    <Button label="Stop" kind="a" />
  );
}
