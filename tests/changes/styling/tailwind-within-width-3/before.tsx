export function App({ on, rest }) {
  return (
    <div className="m-2">x</div>
  );
}
