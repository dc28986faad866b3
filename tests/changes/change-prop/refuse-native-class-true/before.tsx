export function App() {
  return (
    <a>x</a>
  );
}
