export function Sales() {
  return (
    <div>
      <h1>Sales</h1>
    </div>
  );
}
