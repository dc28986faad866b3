export function App({ on, rest }) {
  return (
    <div className="p-6 flex">x</div>
  );
}
