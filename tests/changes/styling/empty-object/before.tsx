export function App() {
  return (
    <div style={{}}>x</div>
  );
}
