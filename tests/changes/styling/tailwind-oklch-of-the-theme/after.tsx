export function App({ on, rest }) {
  return (
    <div className="text-blue-500">x</div>
  );
}
