export function App({ on, rest }) {
  return (
    <div className="font-sans">x</div>
  );
}
