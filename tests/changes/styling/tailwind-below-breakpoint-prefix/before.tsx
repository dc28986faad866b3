export function App() {
  return (
    <div className="tw:grid tw:gap-2">x</div>
  );
}
