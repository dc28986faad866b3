import { forwardRef } from 'react';

export const Card = forwardRef(function Card(
  {
    title,
  } = {},
  ref,
) {
  const pairs = Object.entries(title);
  return (
    <section ref={ref}>
      {pairs.map(([key, value], index) => (
        <p key={key}>{index}</p>
      ))}
    </section>
  );
});
