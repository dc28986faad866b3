export function App() {
  return (
    <p>Hi <b>Bob</b>, bye</p>
  );
}
