export function App() {
  return (
    <main>
      <A />
      <input disabled size={3} style={{ top: 1 }} value={null} />
    </main>
  );
}
