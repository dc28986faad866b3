export function App({ on, rest }) {
  return (
    <div className="-tw-mt-4">x</div>
  );
}
