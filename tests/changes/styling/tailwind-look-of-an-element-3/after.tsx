export function App() {
  return (
    <div className="text-center text-cream font-display text-xl">x</div>
  );
}
