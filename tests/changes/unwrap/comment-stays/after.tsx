export function App() {
  return (
    <main>
      {/* why */}
      <A />
    </main>
  );
}
