export function App({ on }) {
  return (
    <p><u>a</u> {on && <b>x</b>} c</p>
  );
}
