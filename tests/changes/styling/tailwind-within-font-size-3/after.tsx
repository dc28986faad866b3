export function App({ on, rest }) {
  return (
    <div className="text-base m-2">x</div>
  );
}
