export function App({ on, rest }) {
  return (
    <div className="p-4 dark:md:hover:p-2">x</div>
  );
}
