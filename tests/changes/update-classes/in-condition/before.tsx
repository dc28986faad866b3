export function App({ on }) {
  return (
    <div className={cn("a", on && "p-4")}>x</div>
  );
}
