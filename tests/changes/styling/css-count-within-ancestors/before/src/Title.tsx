export function Title() {
  return <h3>New</h3>;
}
