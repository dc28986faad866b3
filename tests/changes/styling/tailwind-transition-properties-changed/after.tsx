export function App({ on, rest }) {
  return (
    <div className="p-4 transition-transform duration-300 ease-in">x</div>
  );
}
