export function App() {
  return (
    <div className="gap-2 sm:gap-3 md:gap-4 md:max-lg:gap-5 xl:gap-8">x</div>
  );
}
