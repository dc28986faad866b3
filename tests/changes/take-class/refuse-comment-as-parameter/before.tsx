export function Rule(/* no (props) yet */) {
  return <hr />;
}
