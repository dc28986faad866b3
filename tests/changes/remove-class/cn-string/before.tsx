export function App({ tone }) {
  return (
    <div className={cn("a flex", tone)}>x</div>
  );
}
