export function App({ on, rest }) {
  return (
    <div>x</div>
  );
}
