export function App() {
  return (
    <>
      {/* why */}
      <A />
    </>
  );
}
