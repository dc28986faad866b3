export function Rule /* ( */ () {
  return <hr />;
}
