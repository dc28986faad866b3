export function Home() {
  return <p />;
}
