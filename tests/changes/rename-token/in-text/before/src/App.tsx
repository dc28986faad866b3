export function App() {
  const list = 'opacity 1s, --brand 1s';
  return <main style={{ transition: list }} />;
}
