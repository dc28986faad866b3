import { mark as brand } from './assets';

export const App = () => <img src={brand} />;
