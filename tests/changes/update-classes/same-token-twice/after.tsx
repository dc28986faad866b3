export function App() {
  return (
    <div className="p-6 a p-6">x</div>
  );
}
