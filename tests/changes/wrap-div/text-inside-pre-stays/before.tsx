export function App() {
  return (
    <pre>{`a
 b`}</pre>
  );
}
