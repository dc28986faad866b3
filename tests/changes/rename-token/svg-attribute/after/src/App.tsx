export function App() {
  return <svg fill="var(--accent)" aria-label="var(--brand)" className={`icon--${'a'}`} />;
}
