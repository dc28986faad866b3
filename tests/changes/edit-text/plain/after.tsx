export function App() {
  return (
    <p>Hello there</p>
  );
}
