export function App() {
  return (
    <p>
      a <i>x</i> c
    </p>
  );
}
