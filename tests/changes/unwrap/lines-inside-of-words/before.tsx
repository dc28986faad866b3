export function App() {
  return (
    <p>
      a <b>
        <i>x</i>
      </b> c
    </p>
  );
}
