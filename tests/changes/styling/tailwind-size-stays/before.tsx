export function App({ on, rest }) {
  return (
    <div className="size-10">x</div>
  );
}
