export function App(p) {
  return (
    <div {...p} className="p-4">x</div>
  );
}
