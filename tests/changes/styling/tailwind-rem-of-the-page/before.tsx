export function App() {
  return (
    <div className="p-4 text-sm">x</div>
  );
}
