export function App() {
  return (
    <div className="text-cream">x</div>
  );
}
