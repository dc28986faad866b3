import { mark as brand } from './assets';

const images = { brand };

export const App = () => <img src={images.brand} />;
