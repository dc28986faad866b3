export const A = ({ rows }) => <ul>{rows.map((r) => r && <li key={r} />)}</ul>;
