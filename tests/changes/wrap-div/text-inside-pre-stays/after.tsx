export function App() {
  return (
    <div>
      <pre>{`a
 b`}</pre>
    </div>
  );
}
