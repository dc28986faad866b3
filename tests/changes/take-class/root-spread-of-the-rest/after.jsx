export const Field = ({ label, quiet = false, className = '', ...rest }) => (
  <button className={`${quiet ? 'button button--quiet' : 'button'} ${className}`} {...rest}>
    {label}
  </button>
);
