export function App() {
  return (
    <div className="grid gap-2 dark:[@media_not_all_and_(min-width:60rem)]:hover:gap-6">x</div>
  );
}
