export function App() {
  return (
    <A x={true} />
  );
}
