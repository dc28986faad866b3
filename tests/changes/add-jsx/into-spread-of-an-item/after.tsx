export const App = ({ rows }) => rows.map((row) => <section key={row.id} {...row}><i></i></section>);
