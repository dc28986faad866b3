export function App({ on, rest }) {
  return (
    <div className="line-clamp-[9] p-4">x</div>
  );
}
