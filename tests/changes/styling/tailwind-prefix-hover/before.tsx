export function App({ on, rest }) {
  return (
    <div className="tw:hover:p-4">x</div>
  );
}
