export function Dot() {
  return <i />;
}
