const rows = [{ city: 'Ulm', name: 'x' }, { city: 'Bonn', name: 'y' }];
export const App = () => rows.map((row) => <li key={`${row.city}-${row.name}`} />);
