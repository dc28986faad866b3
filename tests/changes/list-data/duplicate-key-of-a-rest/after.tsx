const rows = [{ icon: 'x', to: '/a' }, { icon: 'x', to: '/a-2' }, { icon: 'y', to: '/b' }];
export const App = () => <ul>{rows.map(({ icon: Icon, ...row }) => <li key={row.to}><Icon /></li>)}</ul>;
