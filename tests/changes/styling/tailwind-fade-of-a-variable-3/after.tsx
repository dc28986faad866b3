export function App() {
  return (
    <div className="text-cream/70">x</div>
  );
}
