export function App() {
  return (
    <div className="text-xl leading-6">x</div>
  );
}
