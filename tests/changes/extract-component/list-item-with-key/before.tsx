interface Row {
  id: string;
  label: string;
}

export function Page({ rows }: { rows: Row[] }) {
  return (
    <ul>
      {rows.map((row) => (
        <li key={row.id} className="row">
          {row.label}
        </li>
      ))}
    </ul>
  );
}
