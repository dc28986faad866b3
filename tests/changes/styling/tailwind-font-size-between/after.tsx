export function App({ on, rest }) {
  return (
    <div className="text-[17px] font-bold">x</div>
  );
}
