export function App() {
  return (
    <div className="text-center text-cream/70 leading-6">x</div>
  );
}
