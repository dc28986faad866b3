export function App() {
  return (
    <div className="px-4 a py-4 b">x</div>
  );
}
