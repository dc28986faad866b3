export function App() {
  return (
    <p>{42}</p>
  );
}
