export function App({ on }) {
  return (
    <div className={cn("a")}>x</div>
  );
}
