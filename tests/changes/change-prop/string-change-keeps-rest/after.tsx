export function App() {
  return (
    <A x="a &amp; c" />
  );
}
