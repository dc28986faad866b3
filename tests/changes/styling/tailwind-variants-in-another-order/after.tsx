export function App({ on, rest }) {
  return (
    <div className="md:dark:p-2">x</div>
  );
}
