export function App() {
  return (
    <div className="pt-32">x</div>
  );
}
