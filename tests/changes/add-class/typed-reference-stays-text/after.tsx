export function App() {
  return (
    <div className="p-4 [&amp;amp;]:p-2">x</div>
  );
}
