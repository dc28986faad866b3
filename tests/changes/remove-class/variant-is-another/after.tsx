export function App() {
  return (
    <div className="md:flex flexible">x</div>
  );
}
