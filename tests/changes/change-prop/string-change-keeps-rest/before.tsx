export function App() {
  return (
    <A x="a &amp; b" />
  );
}
