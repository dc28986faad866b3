export function App() {
  return (
    <div className="md:p-4 p-6">x</div>
  );
}
