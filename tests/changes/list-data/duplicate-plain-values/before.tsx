const rows = ['one', 'two'];
export const App = () => <ul>{rows.map((r) => <li key={r}>{r}</li>)}</ul>;
