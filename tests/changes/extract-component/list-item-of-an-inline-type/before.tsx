const rows = [
  { id: 1, label: 'One', tags: ['a'] },
  { id: 2, label: 'Two', tags: [] },
];

export function Page() {
  return (
    <ul>
      {rows.map((row, i) => (
        <li key={i} className={i > 0 ? 'later' : 'first'}>
          {row.label} {row.tags.length}
        </li>
      ))}
    </ul>
  );
}
