import rows from './rows.json';
export const App = () => <ul>{rows.map((r) => <li key={r.id} />)}</ul>;
