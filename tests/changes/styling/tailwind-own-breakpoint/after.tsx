export function App({ on, rest }) {
  return (
    <div className="w-full 3xl:w-1/2">x</div>
  );
}
