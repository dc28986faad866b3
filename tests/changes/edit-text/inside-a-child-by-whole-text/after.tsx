export function App() {
  return (
    <p>Hi <b>Rob</b>, bye</p>
  );
}
