export function Hero({ title }: { title: string }) {
  return <h1>{title}</h1>;
}
