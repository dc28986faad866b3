export function App() {
  return (
    <div className={cn()}>x</div>
  );
}
