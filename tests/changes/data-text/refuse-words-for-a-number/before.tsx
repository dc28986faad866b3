const stats = [{ value: 12 }];
export const App = () => <b>{stats[0].value}</b>;
