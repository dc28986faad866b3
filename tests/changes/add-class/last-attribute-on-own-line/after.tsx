export function App() {
  return (
    <div
      id="a"
      role="note"
      className="mt-2"
    >
      x
    </div>
  );
}
