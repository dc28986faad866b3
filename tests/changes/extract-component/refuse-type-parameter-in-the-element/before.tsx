export function List<Row extends { id: string }>({ rows }: { rows: unknown[] }) {
  return (
    <ul>
      <li>{(rows as Row[]).length}</li>
    </ul>
  );
}
