export function Card({ bread, className = '' }) {
  return <article className={`card ${bread.left === 0 ? 'is-sold-out' : ''} ${className}`}>{bread.name}</article>;
}
