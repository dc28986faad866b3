export function App() {
  return (
    <div className="p-4 text-[16px] leading-[1.4286]">x</div>
  );
}
