export const A = ({ rows }) => <main>{rows.map((r) => <p key={r}><b>{r}</b></p>)}</main>;
