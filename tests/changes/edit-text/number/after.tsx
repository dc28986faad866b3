export function App() {
  return (
    <p>{43}</p>
  );
}
