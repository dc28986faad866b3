export function Card({ title }) {
  return <div>{title}</div>;
}
