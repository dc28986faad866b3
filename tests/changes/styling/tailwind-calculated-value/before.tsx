export function App({ on, rest }) {
  return (
    <div className="w-4">x</div>
  );
}
