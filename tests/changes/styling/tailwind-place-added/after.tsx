export function App({ on, rest }) {
  return (
    <div className="text-brand first:text-white">x</div>
  );
}
