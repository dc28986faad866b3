export function App() {
  return (
    <div className="md:flex flex flexible">x</div>
  );
}
