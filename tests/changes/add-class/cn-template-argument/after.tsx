export function App({ tone }) {
  return (
    <div className={cn(`p-4 mt-2`, tone)}>x</div>
  );
}
