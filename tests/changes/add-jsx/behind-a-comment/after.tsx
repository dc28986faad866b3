export function App() {
  return (
    <main>
      <A />
      {/* end */}
      <b></b>
    </main>
  );
}
