export function App() {
  return (
    <A size={-3.5} />
  );
}
