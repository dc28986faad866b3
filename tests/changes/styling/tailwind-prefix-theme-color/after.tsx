export function App({ on, rest }) {
  return (
    <div className="tw:text-brand">x</div>
  );
}
