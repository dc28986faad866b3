export function App() {
  return (
    <div className="gap-2 md:hover:gap-3">x</div>
  );
}
