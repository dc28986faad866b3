export function App() {
  return (
    <>
      <A />
      <A />
    </>
  );
}
