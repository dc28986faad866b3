export function App() {
  return (
    <A
      a="1"
    />
  );
}
