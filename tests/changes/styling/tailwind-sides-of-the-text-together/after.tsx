export function App({ on, rest }) {
  return (
    <div className="px-5 m-2">x</div>
  );
}
