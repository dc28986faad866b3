export const A = ({ rows }) => (
  <main>
    {rows.map((r) => (
      <i key={r} />
    ))}
    <B />
  </main>
);
