export function App() {
  return (
    <main>
      <A />
      {/* end */}
    </main>
  );
}
