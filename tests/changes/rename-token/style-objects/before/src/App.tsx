export function App() {
  return (
    <main style={{ '--brand': 'blue', color: 'var(--brand)', "--brand-2": 0 } as object}>
      {/* --brand */}
      Use --brand
      <b ref={(node) => node?.style.setProperty("--brand", 'red')} style={{ border: '1px solid var(--brand, red)' }} />
    </main>
  );
}
