import { Icon } from './icon';

export function Card() {
  return (
    <section>
      <h2>Spaces</h2>
      <Icon />
    </section>
  );
}
