export function App() {
  return (
    <div
      id="a"
      style={{ color: "red" }}
    />
  );
}
