export function App({ on, rest }) {
  return (
    <div className="p-4 transition-colors">x</div>
  );
}
