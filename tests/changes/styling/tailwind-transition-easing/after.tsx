export function App({ on, rest }) {
  return (
    <div className="p-4 transition-colors ease-in-out">x</div>
  );
}
