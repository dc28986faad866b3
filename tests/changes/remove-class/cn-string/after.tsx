export function App({ tone }) {
  return (
    <div className={cn("a", tone)}>x</div>
  );
}
