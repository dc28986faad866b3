export function App({ on, rest }) {
  return (
    <div className="block p-4">x</div>
  );
}
