export function App({ tone }) {
  return (
    <div className={cn(`p-4`, tone)}>x</div>
  );
}
