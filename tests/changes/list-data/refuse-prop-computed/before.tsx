export const App = ({ rows }) => <nav>{rows.map((r) => <a key={r.id} href={r.href}>x</a>)}</nav>;
