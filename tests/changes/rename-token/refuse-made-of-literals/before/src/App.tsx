const color = 'var(--br' + 'and)';
export function App() {
  return <main style={{ color }} />;
}
