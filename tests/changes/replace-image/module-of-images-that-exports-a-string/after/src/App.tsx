import mark from './assets/mark.svg';

export const App = () => <img src={mark} />;
