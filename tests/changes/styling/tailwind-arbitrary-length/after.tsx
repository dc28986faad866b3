export function App({ on, rest }) {
  return (
    <div className="p-[13px]">x</div>
  );
}
