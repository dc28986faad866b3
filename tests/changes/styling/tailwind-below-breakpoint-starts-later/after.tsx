export function App() {
  return (
    <div className="grid grid-cols-1 gap-2 max-lg:grid-cols-2 lg:grid-cols-3">x</div>
  );
}
