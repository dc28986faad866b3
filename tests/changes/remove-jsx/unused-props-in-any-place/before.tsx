import { forwardRef } from 'react';

const Icon = ({ of: Shape, label, size }) => <Shape size={size}>{label}</Shape>;

export const Card = forwardRef(function Card(
  {
    icon: Shape,
    title,
    actions,
    footer = actions,
    last,
  } = {},
  ref,
) {
  const pairs = Object.entries(title);
  return (
    <section ref={ref}>
      {pairs.map(([key, value], index) => (
        <p key={key}>{index}</p>
      ))}
      <Icon of={Shape} label={last}>
        {footer}
      </Icon>
    </section>
  );
});
