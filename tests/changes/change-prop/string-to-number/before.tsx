export function App() {
  return (
    <A x="2" />
  );
}
