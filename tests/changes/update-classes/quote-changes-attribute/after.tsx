export function App() {
  return (
    <div className="a content-['x']">x</div>
  );
}
