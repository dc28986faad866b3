export function App() {
  return (
    <Chart />
  );
}
