export function Button({ quiet = false, children }) {
  return (
    <button type="button" className={quiet ? 'button button--quiet' : 'button'}>
      {children}
    </button>
  );
}
