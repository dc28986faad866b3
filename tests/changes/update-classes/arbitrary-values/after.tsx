export function App() {
  return (
    <div className="w-[13px] a">x</div>
  );
}
