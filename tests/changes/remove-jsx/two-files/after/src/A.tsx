export const A = () => (
  <p>
  </p>
);
