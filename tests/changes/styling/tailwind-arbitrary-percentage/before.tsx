export function App({ on, rest }) {
  return (
    <div className="w-full h-4">x</div>
  );
}
