const a = [1];
const rows = [...a, 2];
export const App = () => <ul>{rows.map((r) => <li key={r} />)}</ul>;
