export function App({ on, rest }) {
  return (
    <div className="mt-gutter flex">x</div>
  );
}
