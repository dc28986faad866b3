export function App() {
  return (
    <div className="md:p-4 p-4">x</div>
  );
}
