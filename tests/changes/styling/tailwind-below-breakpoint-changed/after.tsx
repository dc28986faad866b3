export function App() {
  return (
    <div className="gap-2 max-md:gap-6">x</div>
  );
}
