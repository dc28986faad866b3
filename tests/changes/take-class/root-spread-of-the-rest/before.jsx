export const Field = ({ label, quiet = false, ...rest }) => (
  <button className={quiet ? 'button button--quiet' : 'button'} {...rest}>
    {label}
  </button>
);
