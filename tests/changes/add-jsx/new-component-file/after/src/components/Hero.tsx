export function Hero() {
  return <h1>Hi</h1>;
}
