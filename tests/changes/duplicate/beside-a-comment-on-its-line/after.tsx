export function App() {
  return (
    <main>
      <A /> <A /> {/* a */}
      <B />
    </main>
  );
}
