export function App() {
  return (
    <div className="a">x</div>
  );
}
