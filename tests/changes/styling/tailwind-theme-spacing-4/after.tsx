export function App({ on, rest }) {
  return (
    <div className="flex mt-gutter">x</div>
  );
}
