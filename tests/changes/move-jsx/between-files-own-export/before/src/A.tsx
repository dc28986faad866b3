export const title = 'x';
export const A = () => (
  <div>
    <b>{title}</b>
  </div>
);
