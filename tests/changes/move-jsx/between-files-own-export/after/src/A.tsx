export const title = 'x';
export const A = () => (
  <div>
  </div>
);
