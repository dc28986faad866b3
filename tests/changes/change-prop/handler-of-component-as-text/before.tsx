export function App() {
  return (
    <A />
  );
}
