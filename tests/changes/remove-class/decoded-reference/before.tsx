export function App() {
  return (
    <div className="a [&amp;>p]:b">x</div>
  );
}
