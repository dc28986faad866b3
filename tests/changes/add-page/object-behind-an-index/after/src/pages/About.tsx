export function About() {
  return <p />;
}
