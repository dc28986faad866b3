export function App() {
  return (
    <Button />
  );
}
