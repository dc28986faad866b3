const width = 2;
const line = `${width}px solid var(--brand)`;
export function App() {
  return (
    <main style={{ border: line, outline: `1px
 solid var(--brand)` }}>
      <style>{`:root { /* --brand */ --brand: ${'red'}; }`}</style>
    </main>
  );
}
