export function App() {
  return (
    <A a="1" b="2" />
  );
}
