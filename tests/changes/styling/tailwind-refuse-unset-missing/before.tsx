export function App({ on, rest }) {
  return (
    <div className="flex">x</div>
  );
}
