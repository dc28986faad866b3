export function App({ on, rest }) {
  return (
    <div className="grid grid-cols-[1fr_minmax(0,2fr)]">x</div>
  );
}
