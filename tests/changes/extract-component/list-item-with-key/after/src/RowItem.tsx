import type { Row } from "./App";

interface RowItemProps {
  row: Row;
}

export function RowItem({ row }: RowItemProps) {
  return (
    <li className="row">
      {row.label}
    </li>
  );
}
