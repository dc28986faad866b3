import copy from './copy.json';
export const App = () => <h1>{copy.home.title}</h1>;
