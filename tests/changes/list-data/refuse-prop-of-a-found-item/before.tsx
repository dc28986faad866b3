const rows = [{ kind: 'b' }, { kind: 'a' }];
const KINDS = [{ id: 'a', label: 'Open' }, { id: 'b', label: 'Closed' }];
const labelOf = (row) => KINDS.find((one) => one.id === row.kind).label;
export const App = () => rows.map((row) => <i title={labelOf(row)} />);
