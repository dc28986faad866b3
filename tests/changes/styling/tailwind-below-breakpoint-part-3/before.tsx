export function App() {
  return (
    <div className="p-2 md:p-8">x</div>
  );
}
