export function App() {
  return (
    <div className="a p-4 b">x</div>
  );
}
