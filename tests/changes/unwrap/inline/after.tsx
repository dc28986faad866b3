export function App() {
  return (
    <p>a x c</p>
  );
}
