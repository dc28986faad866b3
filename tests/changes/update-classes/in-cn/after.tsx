export function App({ tone }) {
  return (
    <div className={cn("a p-6", tone)}>x</div>
  );
}
