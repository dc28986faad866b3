export function App({ on, rest }) {
  return (
    <div className="p-4 transition-shadow">x</div>
  );
}
