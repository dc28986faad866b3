export function App({ on, rest }) {
  return (
    <div className="w-full">x</div>
  );
}
