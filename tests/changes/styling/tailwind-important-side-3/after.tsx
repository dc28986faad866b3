export function App({ on, rest }) {
  return (
    <div className="tw-p-4 tw-pl-2 md:tw-p-6">x</div>
  );
}
