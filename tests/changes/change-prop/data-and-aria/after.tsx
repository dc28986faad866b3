export function App() {
  return (
    <A aria-label="x" />
  );
}
