export function App({ tone }) {
  return (
    <div className={cn("a p-4", tone)}>x</div>
  );
}
