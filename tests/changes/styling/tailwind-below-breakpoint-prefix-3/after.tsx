export function App() {
  return (
    <div className="tw-grid tw-gap-2 max-md:tw-gap-6">x</div>
  );
}
