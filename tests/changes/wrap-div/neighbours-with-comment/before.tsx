export function App() {
  return (
    <main>
      <A />
      {/* b */}
      <B />
    </main>
  );
}
