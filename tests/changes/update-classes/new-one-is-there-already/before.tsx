export function App() {
  return (
    <div className="a p-4 p-6">x</div>
  );
}
