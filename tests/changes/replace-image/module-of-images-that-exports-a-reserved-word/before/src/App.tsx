import { logo } from './assets';

export const App = () => <img src={logo} />;
