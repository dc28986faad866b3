export const App = () => (
  <picture>
    <source srcSet="/old.webp" />
    <img src="/new.png" alt="A" />
  </picture>
);
