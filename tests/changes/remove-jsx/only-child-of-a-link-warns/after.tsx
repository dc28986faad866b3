export const Card = () => (
  <article>
    <a href="/villa">
    </a>
  </article>
);
