const rows = ['one', 'two'];
export const App = () => <ul>{rows.map((r, i) => <li key={i}>{r}</li>)}</ul>;
