export function App({ on, rest }) {
  return (
    <div className="p-4 hover:p-2">x</div>
  );
}
