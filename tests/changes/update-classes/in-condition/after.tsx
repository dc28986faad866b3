export function App({ on }) {
  return (
    <div className={cn("a", on && "p-6")}>x</div>
  );
}
