export function App({ on, rest }) {
  return (
    <div className="p-4 transition-colors duration-300 ease-in">x</div>
  );
}
