import { rows } from './data';
export const App = () => <ul>{rows.map((r) => <li key={r.id}>{r.id}</li>)}</ul>;
