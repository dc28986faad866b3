export function App({ on, rest }) {
  return (
    <div className="p-4 transition-none duration-300">x</div>
  );
}
