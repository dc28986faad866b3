import { brands } from './data';
export const App = () => <b>{brands[0].name}</b>;
