export function App() {
  return (
    <div className="p-4 hover:focus:mt-2">x</div>
  );
}
