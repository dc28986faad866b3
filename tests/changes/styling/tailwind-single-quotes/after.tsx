export function App({ on, rest }) {
  return (
    <div className="p-2 font-['My_Font',serif]">x</div>
  );
}
