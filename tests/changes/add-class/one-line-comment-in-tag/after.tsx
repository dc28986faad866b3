export function App() {
  return (
    <div id="a" className="mt-2" // main
    >
      x
    </div>
  );
}
