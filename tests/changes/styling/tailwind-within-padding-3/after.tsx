export function App({ on, rest }) {
  return (
    <div className="p-6 m-2">x</div>
  );
}
