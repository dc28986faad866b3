export function App() {
  return (
    <div className="tw:grid tw:gap-2 tw:max-md:gap-6">x</div>
  );
}
