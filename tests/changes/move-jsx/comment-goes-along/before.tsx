export function App() {
  return (
    <main>
      {/* a */}
      <A />
      <B />
    </main>
  );
}
