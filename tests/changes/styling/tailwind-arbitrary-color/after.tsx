export function App({ on, rest }) {
  return (
    <div className="text-[#abcdef]">x</div>
  );
}
