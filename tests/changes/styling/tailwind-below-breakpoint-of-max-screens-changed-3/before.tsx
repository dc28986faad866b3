export function App() {
  return (
    <div className="grid gap-2 [@media_not_all_and_(min-width:720px)]:gap-4">x</div>
  );
}
