export const Rule = ({ id }) => (
  <hr
    id={id}
    className="
      rule
      rule--wide
    "
  />
);
