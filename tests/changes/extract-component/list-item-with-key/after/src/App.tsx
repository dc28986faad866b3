import { RowItem } from "./RowItem";

export interface Row {
  id: string;
  label: string;
}

export function Page({ rows }: { rows: Row[] }) {
  return (
    <ul>
      {rows.map((row) => (
        <RowItem key={row.id} row={row} />
      ))}
    </ul>
  );
}
