export function Metrics() {
  return (
    <div>
      <p>B</p>

      <h1>A</h1>
    </div>
  );
}
