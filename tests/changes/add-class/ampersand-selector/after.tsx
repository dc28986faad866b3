export function App() {
  return (
    <div className="p-4 [&>p]:mt-2">x</div>
  );
}
