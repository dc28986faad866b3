export function App({ on, rest }) {
  return (
    <div className="w-full md:w-1/2">x</div>
  );
}
