export function App() {
  return (
    <p><div><A /><B /></div></p>
  );
}
