export function App() {
  return (
    <p>Hey <b>Bob</b>, bye</p>
  );
}
