export function App({ on, rest }) {
  return (
    <div className="text-[length:var(--size)]">x</div>
  );
}
