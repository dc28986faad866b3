export function App({ on, rest }) {
  return (
    <div className="p-4 transition-opacity">x</div>
  );
}
