export function App() {
  return (
    <div className="p-2 bg-[linear-gradient(90deg,_hsl(var(--olive)),hsl(var(--ink)_/_0.5)_50%,_hsl(82_45%_35%))]">x</div>
  );
}
