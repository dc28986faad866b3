export function App() {
  return (
    <main>
      {/* a */}
      <B />
      <A />
    </main>
  );
}
