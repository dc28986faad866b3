export function App() {
  return (
    <div className="gap-2">x</div>
  );
}
