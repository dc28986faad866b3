export function Button({ quiet = false, children, className = '' }) {
  return (
    <button type="button" className={`${quiet ? 'button button--quiet' : 'button'} ${className}`}>
      {children}
    </button>
  );
}
