export function App() {
  return (
    <A
      // why
      a="1" b="2"
    />
  );
}
