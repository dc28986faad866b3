export const A = ({ rows }) => (
  <main>
    <B />
    {rows.map((r) => (
      <i key={r} />
    ))}
  </main>
);
