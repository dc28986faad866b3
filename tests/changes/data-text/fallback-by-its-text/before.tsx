export const App = ({ user }) => <b>{user?.name ?? 'Anonymous'}</b>;
