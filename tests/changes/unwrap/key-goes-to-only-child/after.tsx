export const A = ({ rows }) => rows.map((r) => <B key={r.id} />);
