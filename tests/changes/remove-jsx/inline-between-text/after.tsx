export function App() {
  return (
    <p>a c</p>
  );
}
