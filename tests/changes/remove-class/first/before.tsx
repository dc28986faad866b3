export function App() {
  return (
    <div className="flex p-4">x</div>
  );
}
