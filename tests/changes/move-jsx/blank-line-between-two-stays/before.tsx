export function Metrics() {
  return (
    <div>
      <h1>A</h1>

      <p>B</p>
    </div>
  );
}
