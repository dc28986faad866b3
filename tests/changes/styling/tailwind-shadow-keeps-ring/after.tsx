export function App({ on, rest }) {
  return (
    <div className="shadow-md ring-2">x</div>
  );
}
