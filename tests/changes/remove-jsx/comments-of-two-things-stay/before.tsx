export function Metrics() {
  return (
    <div>
      {/* Cards start */}
      <article>One</article>
      {/* Notes end */}
      <p>Two</p>
    </div>
  );
}
