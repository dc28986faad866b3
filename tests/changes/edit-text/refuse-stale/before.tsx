export function App() {
  return (
    <p>New</p>
  );
}
