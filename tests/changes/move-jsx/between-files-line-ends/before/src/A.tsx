export const A = () => (
  <div>
    <b>
      x
    </b>
  </div>
);
