export function App({ on, rest }) {
  return (
    <div className="text-[17px] leading-[1.5556] font-bold">x</div>
  );
}
