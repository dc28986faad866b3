export function App({ on }) {
  return (
    <div className={cn("p-4 mt-2", on && "mt-2")}>x</div>
  );
}
