export function Button({ className, children }) {
  return <button className={`primary-btn ${className}`}>{children}</button>;
}
