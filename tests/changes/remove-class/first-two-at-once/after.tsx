export function App() {
  return (
    <div className="c">x</div>
  );
}
