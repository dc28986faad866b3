export function App() {
  return (
    <div className="p-4 leading-none">x</div>
  );
}
