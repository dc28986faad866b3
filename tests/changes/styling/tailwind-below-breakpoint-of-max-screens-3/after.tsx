export function App() {
  return (
    <div className="grid gap-2 md:gap-4 [@media_not_all_and_(min-width:720px)]:gap-6">x</div>
  );
}
