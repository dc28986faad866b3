export function App({ tone }) {
  return (
    <div className={cn(tone)}>x</div>
  );
}
