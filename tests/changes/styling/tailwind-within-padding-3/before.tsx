export function App({ on, rest }) {
  return (
    <div className="p-4 m-2">x</div>
  );
}
