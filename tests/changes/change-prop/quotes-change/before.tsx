export function App() {
  return (
    <A x='a' />
  );
}
