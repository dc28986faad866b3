export function App({ on, rest }) {
  return (
    <div className="px-4 py-2 flex">x</div>
  );
}
