export function App() {
  return (
    <div
      className="
        a
      "
    />
  );
}
