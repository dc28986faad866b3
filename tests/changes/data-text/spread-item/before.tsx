const Row = ({ name }) => <li>{name}</li>;
const items = [{ name: 'A' }, { name: 'B' }];
export const App = () => <ul>{items.map((item) => <Row key={item.name} {...item} />)}</ul>;
