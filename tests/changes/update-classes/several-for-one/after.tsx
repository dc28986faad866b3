export function App() {
  return (
    <div className="a px-6 py-2 b">x</div>
  );
}
