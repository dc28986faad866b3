const rows = [`One`, `a \${b}`];
export const App = () => <ul>{rows.map((r) => <li key={r}>{r}</li>)}</ul>;
