import logo from './assets/logo.svg';

const images = { logo };

export const App = () => <img src={images.logo} />;
