export const App = () => (
  <picture>
    <source srcSet="/old.webp" />
    <img src="/old.png" alt="A" />
  </picture>
);
