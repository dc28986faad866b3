export function App() {
  return (
    <div className="a flex p-4 c">x</div>
  );
}
