export function App({ on, rest }) {
  return (
    <div className="text-red-500 bg-white">x</div>
  );
}
