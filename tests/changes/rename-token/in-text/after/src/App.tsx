export function App() {
  const list = 'opacity 1s, --accent 1s';
  return <main style={{ transition: list }} />;
}
