export function App() {
  return (
    <div>x</div>
  );
}
