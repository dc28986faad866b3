export function App({ on, rest }) {
  return (
    <div className="tw-w-full tw-p-4">x</div>
  );
}
