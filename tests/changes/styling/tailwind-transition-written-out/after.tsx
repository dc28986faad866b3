export function App({ on, rest }) {
  return (
    <div className="p-4 transition-all duration-200">x</div>
  );
}
