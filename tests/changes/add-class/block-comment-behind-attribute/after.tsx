export function App() {
  return (
    <div
      id="a" /* main */
      className="mt-2"
    >
      x
    </div>
  );
}
