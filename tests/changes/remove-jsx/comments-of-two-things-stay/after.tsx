export function Metrics() {
  return (
    <div>
      {/* Cards start */}
      {/* Notes end */}
      <p>Two</p>
    </div>
  );
}
