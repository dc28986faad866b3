export function App() {
  return (
    <div className="gap-2 max-lg:gap-6 lg:gap-4 xl:gap-8">x</div>
  );
}
