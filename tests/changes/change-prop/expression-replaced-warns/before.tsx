export function App() {
  return (
    <A x={compute()} />
  );
}
