export function List<Row extends { id: string }>({ rows }: { rows: Row[] }) {
  return (
    <ul>
      <li>{rows.length}</li>
    </ul>
  );
}
