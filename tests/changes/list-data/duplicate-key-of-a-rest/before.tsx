const rows = [{ icon: 'x', to: '/a' }, { icon: 'y', to: '/b' }];
export const App = () => <ul>{rows.map(({ icon: Icon, ...row }) => <li key={row.to}><Icon /></li>)}</ul>;
