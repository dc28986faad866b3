export function App({ on, rest }) {
  return (
    <div className="bg-white">x</div>
  );
}
