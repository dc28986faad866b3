export function App() {
  return (
    <A style={{ color: "red" }} />
  );
}
