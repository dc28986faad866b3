export function App() {
  return (
    <div className="p-4 mt-2">x</div>
  );
}
