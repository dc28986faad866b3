export function App() {
  return (
    <div className="text-[17px] leading-7">x</div>
  );
}
