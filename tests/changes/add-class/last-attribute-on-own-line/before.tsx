export function App() {
  return (
    <div
      id="a"
      role="note"
    >
      x
    </div>
  );
}
