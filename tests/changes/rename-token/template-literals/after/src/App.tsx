const width = 2;
const line = `${width}px solid var(--accent)`;
export function App() {
  return (
    <main style={{ border: line, outline: `1px
 solid var(--accent)` }}>
      <style>{`:root { /* --accent */ --accent: ${'red'}; }`}</style>
    </main>
  );
}
