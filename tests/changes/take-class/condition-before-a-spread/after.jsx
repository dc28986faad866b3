export function Button({ quiet = false, children, className = '', ...props }) {
  return (
    <button type="button" className={`${quiet ? 'button button--quiet' : 'button'} ${className}`} {...props}>
      {children}
    </button>
  );
}
