export function App() {
  return (
    <div className="gap-2 sm:gap-3 lg:gap-4">x</div>
  );
}
