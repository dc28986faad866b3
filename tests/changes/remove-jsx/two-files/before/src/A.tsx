export const A = () => (
  <p>
    <b />
  </p>
);
