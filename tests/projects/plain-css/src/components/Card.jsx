import { Button } from './Button';

export function Card({ bread }) {
  return (
    <article className={`card ${bread.left === 0 ? 'is-sold-out' : ''}`}>
      <h3>{bread.name}</h3>
      <p>{bread.words}</p>
      <ul className="card__tags">
        {bread.tags.map((tag) => (
          <li key={tag} className="tag">
            {tag}
          </li>
        ))}
      </ul>
      <span className="card__price">{bread.price}</span>
      <Button quiet>Add</Button>
    </article>
  );
}
