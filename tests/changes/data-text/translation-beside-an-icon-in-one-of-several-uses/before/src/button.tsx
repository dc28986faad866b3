export const Button = ({ className, children }) => <button className={className}>{children}</button>;
