import { default as logo } from './assets/logo.svg';

export const App = () => <img src={logo} />;
