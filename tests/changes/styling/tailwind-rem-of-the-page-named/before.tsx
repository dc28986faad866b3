export function App() {
  return (
    <div className="font-bold">x</div>
  );
}
