export function App() {
  return (
    <div className="a b c">x</div>
  );
}
