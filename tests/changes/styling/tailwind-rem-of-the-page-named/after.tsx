export function App() {
  return (
    <div className="text-lg font-bold">x</div>
  );
}
