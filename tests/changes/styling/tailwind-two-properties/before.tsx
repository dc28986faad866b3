export function App({ on, rest }) {
  return (
    <div className="p-4 text-red-500 flex">x</div>
  );
}
