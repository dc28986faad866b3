export function App() {
  return <svg fill="var(--brand)" aria-label="var(--brand)" className={`icon--${'a'}`} />;
}
