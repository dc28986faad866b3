export function Card({ title }: { title: string }) {
  return <section>{title}</section>;
}
