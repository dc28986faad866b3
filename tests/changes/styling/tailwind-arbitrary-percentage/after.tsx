export function App({ on, rest }) {
  return (
    <div className="w-[33.5%] h-4">x</div>
  );
}
