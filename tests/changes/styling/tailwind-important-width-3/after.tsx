export function App({ on, rest }) {
  return (
    <div className="tw-p-4 tw-w-full">x</div>
  );
}
