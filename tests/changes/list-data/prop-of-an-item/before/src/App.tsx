import { rows } from './data';
export const App = () => <nav>{rows.map((r) => <a key={r.id} href={r.href}>x</a>)}</nav>;
