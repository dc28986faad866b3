export function App() {
  return (
    <p>
      <u>a</u>
      <b>x</b> c
    </p>
  );
}
