export function App() {
  return (
    <p>{`cost`}</p>
  );
}
