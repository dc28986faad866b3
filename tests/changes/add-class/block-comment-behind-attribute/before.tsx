export function App() {
  return (
    <div
      id="a" /* main */
    >
      x
    </div>
  );
}
