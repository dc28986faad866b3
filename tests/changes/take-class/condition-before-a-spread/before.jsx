export function Button({ quiet = false, children, ...props }) {
  return (
    <button type="button" className={quiet ? 'button button--quiet' : 'button'} {...props}>
      {children}
    </button>
  );
}
