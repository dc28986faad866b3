const kinds = { tone: '--tone' };
export function App() {
  return <main style={{ color: `var(${kinds.tone}-brand)` }} />;
}
