const Badge = ({ children }) => <b>{children}</b>;
export const App = () => <p><Badge>Old & gold</Badge></p>;
