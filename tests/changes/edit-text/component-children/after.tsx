export function App() {
  return (
    <Button>Stop</Button>
  );
}
