const rows = ['one', 'two', 'two-2'];
export const App = () => <ul>{rows.map((r) => <li key={r}>{r}</li>)}</ul>;
