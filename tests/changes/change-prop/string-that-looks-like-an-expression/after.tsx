export function App() {
  return (
    <A x='{"type":"expression"}' />
  );
}
