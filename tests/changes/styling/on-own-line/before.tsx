export function App() {
  return (
    <div
      id="a"
    />
  );
}
