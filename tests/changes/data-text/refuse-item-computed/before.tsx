export const App = ({ rows }) => <ul>{rows.map((r) => <li key={r.id}>{r.name}</li>)}</ul>;
