export function App({ on, rest }) {
  return (
    <div className="text-[length:var(--size)] leading-5">x</div>
  );
}
