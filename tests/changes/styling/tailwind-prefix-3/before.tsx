export function App({ on, rest }) {
  return (
    <div className="p-9 hover:tw-p-4">x</div>
  );
}
