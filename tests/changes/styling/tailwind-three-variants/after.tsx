export function App({ on, rest }) {
  return (
    <div className="bg-white dark:md:hover:bg-black">x</div>
  );
}
