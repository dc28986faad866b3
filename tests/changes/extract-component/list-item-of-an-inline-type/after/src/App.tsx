import { RowItem } from './RowItem';

const rows = [
  { id: 1, label: 'One', tags: ['a'] },
  { id: 2, label: 'Two', tags: [] },
];

export function Page() {
  return (
    <ul>
      {rows.map((row, i) => (
        <RowItem key={i} i={i} row={row} />
      ))}
    </ul>
  );
}
