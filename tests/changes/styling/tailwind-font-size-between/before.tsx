export function App({ on, rest }) {
  return (
    <div className="text-lg font-bold">x</div>
  );
}
