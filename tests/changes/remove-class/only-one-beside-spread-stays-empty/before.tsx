export function App(p) {
  return (
    <div {...p} className="flex">x</div>
  );
}
