export function App() {
  return (
    <main style={{ '--accent': 'blue', color: 'var(--accent)', "--brand-2": 0 } as object}>
      {/* --accent */}
      Use --accent
      <b ref={(node) => node?.style.setProperty("--accent", 'red')} style={{ border: '1px solid var(--accent, red)' }} />
    </main>
  );
}
