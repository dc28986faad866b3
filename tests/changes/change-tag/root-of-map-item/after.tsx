export const A = ({ rows }) => rows.map((r) => <div key={r}>x</div>);
