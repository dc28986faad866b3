export const Card = ({ title, children }: Props) => (
  <article>
    <h2>{title}</h2>
    <div>{children}</div>
  </article>
);
