export function App({ on, rest }) {
  return (
    <div className="p-9 tw:p-4 tw:flex">x</div>
  );
}
