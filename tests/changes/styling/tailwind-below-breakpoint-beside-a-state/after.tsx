export function App() {
  return (
    <div className="gap-2 max-lg:gap-6 md:hover:gap-3">x</div>
  );
}
