export function App({ on, rest }) {
  return (
    <div className="text-2xl m-2">x</div>
  );
}
