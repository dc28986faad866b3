export function App() {
  return (
    <div className={cn("mt-2")}>x</div>
  );
}
