export function App() {
  return (
    <div className="flex p-4 c">x</div>
  );
}
