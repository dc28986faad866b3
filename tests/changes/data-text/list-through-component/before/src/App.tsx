import { Row } from './Row';
const items = [{ name: 'A' }, { name: 'B' }];
export const App = () => <ul>{items.map((item) => <Row key={item.name} item={item} />)}</ul>;
