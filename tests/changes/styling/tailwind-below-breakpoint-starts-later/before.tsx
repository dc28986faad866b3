export function App() {
  return (
    <div className="grid grid-cols-1 gap-2 md:grid-cols-3">x</div>
  );
}
