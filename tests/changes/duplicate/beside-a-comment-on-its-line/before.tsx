export function App() {
  return (
    <main>
      <A /> {/* a */}
      <B />
    </main>
  );
}
