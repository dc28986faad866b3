export function App({ on, rest }) {
  return (
    <div className="p-2 dark:md:hover:p-4">x</div>
  );
}
