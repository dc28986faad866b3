export function App() {
  return (
    <div className="text-lg">x</div>
  );
}
