export function App() {
  return (
    <img src="x" className="mt-2"/>
  );
}
