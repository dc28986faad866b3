export function App() {
  return (
    <div className="flex a flex">x</div>
  );
}
