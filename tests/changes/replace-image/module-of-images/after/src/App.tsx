import { mark } from './assets';

export const App = () => <img src={mark} alt="A" />;
