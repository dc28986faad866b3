export function App() {
  return (
    <div className="a   b">x</div>
  );
}
