import { brands } from './data';
export const App = () => <ul>{brands.map((b) => <li key={b.name}>{b.name}</li>)}</ul>;
