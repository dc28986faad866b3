const Badge = ({ children }) => <b>{children}</b>;
export const App = () => <p><Badge>New</Badge></p>;
