export function App() {
  return (
    <div className="a px-2 py-3">x</div>
  );
}
