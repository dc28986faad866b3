export function App() {
  return (
    <A on={null} />
  );
}
