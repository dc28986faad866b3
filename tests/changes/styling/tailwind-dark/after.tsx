export function App({ on, rest }) {
  return (
    <div className="bg-white dark:bg-black">x</div>
  );
}
