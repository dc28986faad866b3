export function App() {
  return (
    <>
      <A />
      <B />
    </>
  );
}
