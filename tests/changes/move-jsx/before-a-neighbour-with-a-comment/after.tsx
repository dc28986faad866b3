export function App() {
  return (
    <main>
      <B />
      {/* a */}
      <A />
    </main>
  );
}
