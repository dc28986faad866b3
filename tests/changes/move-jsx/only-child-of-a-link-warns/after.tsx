export const Card = () => (
  <article>
    <a href="/villa">
    </a>
    <p>New</p>
    <b>Villa</b>
  </article>
);
