export function App({ on, rest }) {
  return (
    <div className="tw-p-4 md:tw-p-6 tw-pl-2">x</div>
  );
}
