export function App({ on, rest }) {
  return (
    <div className="tw:text-white">x</div>
  );
}
