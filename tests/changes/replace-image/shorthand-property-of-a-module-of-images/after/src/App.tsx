import images from './assets';

export const App = () => <img src={images.logo} />;
