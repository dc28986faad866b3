export function App({ on, rest }) {
  return (
    <div className="flex px-4">x</div>
  );
}
