export function App() {
  return (
    <div className="p-4 pt-[28px] leading-none">x</div>
  );
}
