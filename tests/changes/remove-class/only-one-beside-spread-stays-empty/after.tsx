export function App(p) {
  return (
    <div {...p} className="">x</div>
  );
}
