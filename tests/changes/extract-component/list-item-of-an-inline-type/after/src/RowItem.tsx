interface RowItemProps {
  i: number;
  row: { id: number; label: string; tags: string[] };
}

export function RowItem({ i, row }: RowItemProps) {
  return (
    <li className={i > 0 ? 'later' : 'first'}>
      {row.label} {row.tags.length}
    </li>
  );
}
