const stats = [{ value: 13.5 }];
export const App = () => <b>{stats[0].value}</b>;
