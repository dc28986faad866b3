export function App() {
  return (
    <A x="a\n" />
  );
}
