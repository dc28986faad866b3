export function App({ a, b }) {
  return (
    <p>
      Step {a} of {b} done
    </p>
  );
}
