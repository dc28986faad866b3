export function App() {
  return (
    <div className="gap-2 dark:max-3xl:hover:gap-6">x</div>
  );
}
