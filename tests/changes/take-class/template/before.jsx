export function Card({ bread }) {
  return <article className={`card ${bread.left === 0 ? 'is-sold-out' : ''}`}>{bread.name}</article>;
}
