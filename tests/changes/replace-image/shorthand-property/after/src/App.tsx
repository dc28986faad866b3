import mark from './assets/mark.svg';

const images = { logo: mark };

export const App = () => <img src={images.logo} />;
