export function App() {
  return (
    <p>a <b>x</b> <b>x</b>, c</p>
  );
}
