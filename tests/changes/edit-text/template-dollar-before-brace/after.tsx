export function App() {
  return (
    <p>{`a \${x}`}</p>
  );
}
