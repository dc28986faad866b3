export const A = ({ rows }) => <main>{rows.map((r) => <li key={r} />)}<b /></main>;
