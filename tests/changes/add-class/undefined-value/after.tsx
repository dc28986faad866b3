export function App() {
  return (
    <div className={"mt-2"}>x</div>
  );
}
