export function Card() {
  return <h2>Title</h2>;
}
