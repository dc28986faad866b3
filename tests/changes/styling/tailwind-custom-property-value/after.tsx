export function App({ on, rest }) {
  return (
    <div className="text-(length:--size) leading-[1.4286]">x</div>
  );
}
