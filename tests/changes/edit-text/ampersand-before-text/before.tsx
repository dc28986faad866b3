export function App() {
  return (
    <p>a amp;</p>
  );
}
