export function App({ on, rest }) {
  return (
    <div className="font-['My_Font',serif]">x</div>
  );
}
