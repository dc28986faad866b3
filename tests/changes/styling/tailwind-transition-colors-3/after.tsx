export function App({ on, rest }) {
  return (
    <div className="p-4 transition-colors delay-100 duration-300">x</div>
  );
}
