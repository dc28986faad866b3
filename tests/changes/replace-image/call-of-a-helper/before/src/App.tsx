import { drawing } from './pictures';

export const App = () => <img src={drawing('centers', 'street')} alt="" />;
