export function App() {
  return (
    <div className="a c">x</div>
  );
}
