export function App({ on, rest }) {
  return (
    <div className="p-4 transition duration-300 ease-in">x</div>
  );
}
