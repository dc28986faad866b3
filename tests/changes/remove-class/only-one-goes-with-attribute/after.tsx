export function App() {
  return (
    <div id="k">x</div>
  );
}
