export function App() {
  return (
    <div className="p-2 text-xl text-brand/70">x</div>
  );
}
