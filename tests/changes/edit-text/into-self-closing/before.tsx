export function App() {
  return (
    <p className="a" />
  );
}
