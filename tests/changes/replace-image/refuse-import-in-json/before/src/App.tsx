import data from './data.json';

export const App = () => <img src={data.photo} alt="" />;
