export function App() {
  return (
    <A onLabel="x" />
  );
}
