export function App() {
  return (
    <div className="p-4 a b">x</div>
  );
}
