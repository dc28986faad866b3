export function App({ on, rest }) {
  return (
    <div className="tw:hover:p-2">x</div>
  );
}
