export function App({ on, rest }) {
  return (
    <div className="p-4 transition-colors delay-150">x</div>
  );
}
