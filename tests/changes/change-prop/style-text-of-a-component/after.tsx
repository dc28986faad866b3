export function App() {
  return (
    <Chart style="dense" />
  );
}
