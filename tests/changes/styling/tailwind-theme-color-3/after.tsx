export function App({ on, rest }) {
  return (
    <div className="text-brand bg-white">x</div>
  );
}
