export function App() {
  return (
    <main children="x" />
  );
}
