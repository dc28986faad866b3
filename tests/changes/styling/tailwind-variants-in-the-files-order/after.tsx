export function App({ on, rest }) {
  return (
    <div className="md:dark:p-4 md:dark:text-black">x</div>
  );
}
