const rows = [{ n: 'a' }, { n: 'a' }];
export const App = () => <ul>{rows.map((r) => <li key={r.n}>{r.n}</li>)}</ul>;
