const images = { logo: '/mark.svg' };

export const App = () => <img src={images.logo} />;
