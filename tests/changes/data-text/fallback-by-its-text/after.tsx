export const App = ({ user }) => <b>{user?.name ?? 'Nobody'}</b>;
