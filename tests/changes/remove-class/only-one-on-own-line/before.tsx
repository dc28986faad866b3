export function App() {
  return (
    <div
      id="a"
      className="flex"
    >
      x
    </div>
  );
}
