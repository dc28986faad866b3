export function App() {
  return (
    <div className="w-[12px] a">x</div>
  );
}
