export function App() {
  return (
    <A on={false} />
  );
}
