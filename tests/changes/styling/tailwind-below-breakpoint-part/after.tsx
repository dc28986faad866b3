export function App() {
  return (
    <div className="p-2 max-lg:pl-1 md:p-8 md:max-lg:pl-1">x</div>
  );
}
