export function App({ on, rest }) {
  return (
    <div className="text-(length:--size)">x</div>
  );
}
