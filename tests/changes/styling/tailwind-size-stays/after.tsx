export function App({ on, rest }) {
  return (
    <div className="size-10 w-5">x</div>
  );
}
