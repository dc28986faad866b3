export const A = ({ rows }) => (
  <main>
    {rows.map((r) => (
      <p key={r}><i /></p>
    ))}
  </main>
);
