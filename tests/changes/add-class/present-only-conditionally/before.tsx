export function App({ on }) {
  return (
    <div className={cn("p-4", on && "mt-2")}>x</div>
  );
}
