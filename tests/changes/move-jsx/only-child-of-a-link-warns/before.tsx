export const Card = () => (
  <article>
    <a href="/villa">
      <b>Villa</b>
    </a>
    <p>New</p>
  </article>
);
