export const Rule = ({ id, className = "" }) => (
  <hr
    id={id}
    className={`
      rule
      rule--wide
    ${className}`}
  />
);
