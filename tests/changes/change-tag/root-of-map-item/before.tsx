export const A = ({ rows }) => rows.map((r) => <li key={r}>x</li>);
