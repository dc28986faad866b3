export function App() {
  return (
    <div className="pt-4">x</div>
  );
}
