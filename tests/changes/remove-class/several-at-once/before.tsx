export function App() {
  return (
    <div className="a flex b p-4 c">x</div>
  );
}
