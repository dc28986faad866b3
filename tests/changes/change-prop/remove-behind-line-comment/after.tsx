export function App() {
  return (
    <A
      // why
      b="2"
    />
  );
}
