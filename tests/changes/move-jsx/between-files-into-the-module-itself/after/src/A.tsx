export const A = () => (
  <div>
  </div>
);
