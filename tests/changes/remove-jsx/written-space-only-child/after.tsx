export function App() {
  return (
    <div className="flex gap-4">
    </div>
  );
}
