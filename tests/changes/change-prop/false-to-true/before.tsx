export function App() {
  return (
    <A x={false} />
  );
}
