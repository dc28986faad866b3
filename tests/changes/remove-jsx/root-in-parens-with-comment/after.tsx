export function App() {
  return (
    // why
    null
  );
}
