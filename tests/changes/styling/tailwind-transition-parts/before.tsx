export function App({ on, rest }) {
  return (
    <div className="p-4">x</div>
  );
}
