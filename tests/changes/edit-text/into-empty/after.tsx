export function App() {
  return (
    <p>Hi</p>
  );
}
