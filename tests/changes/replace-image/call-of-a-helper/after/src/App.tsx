import { drawing } from './pictures';

export const App = () => <img src={drawing('centers', 'mission-row')} alt="" />;
