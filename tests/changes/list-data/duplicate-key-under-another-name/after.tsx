const rows = [{ value: 'grid', label: 'Grid' }, { value: 'grid-2', label: 'Grid' }, { value: 'list', label: 'List' }];
const List = ({ rows }) => <ul>{rows.map(({ value: option, label }) => <li key={option}>{label}</li>)}</ul>;
export const App = () => <List rows={rows} />;
