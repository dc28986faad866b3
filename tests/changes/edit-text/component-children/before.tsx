export function App() {
  return (
    <Button>Go</Button>
  );
}
