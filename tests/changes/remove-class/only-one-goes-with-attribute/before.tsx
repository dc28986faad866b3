export function App() {
  return (
    <div className="flex" id="k">x</div>
  );
}
