export function App({ tone }) {
  return (
    <div className={cn("flex", tone)}>x</div>
  );
}
