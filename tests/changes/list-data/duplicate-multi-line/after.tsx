const rows = [
  {
    id: 'x',
    tags: ['a'],
  },
  {
    id: 'x-2',
    tags: ['a'],
  },
];
export const App = () => <ul>{rows.map((r) => <li key={r.id} />)}</ul>;
