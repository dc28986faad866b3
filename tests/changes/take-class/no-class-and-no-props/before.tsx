export function Footer() {
  return <footer>© Trails</footer>;
}
