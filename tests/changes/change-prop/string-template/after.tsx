export function App() {
  return (
    <A x="b" />
  );
}
