export function App({ on, rest }) {
  return (
    <div className="p-6 text-brand flex">x</div>
  );
}
