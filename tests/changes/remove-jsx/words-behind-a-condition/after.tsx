export function App({ on }) {
  return (
    <p><u>a</u> c</p>
  );
}
