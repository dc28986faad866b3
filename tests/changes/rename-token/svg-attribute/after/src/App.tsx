export function App() {
  return <svg fill="var(--accent)" aria-label="var(--accent)" className={`icon--${'a'}`} />;
}
