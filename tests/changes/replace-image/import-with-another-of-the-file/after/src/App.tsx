import { ReactComponent as Logo } from './assets/logo.svg';
import mark from './assets/mark.svg';

export const App = () => (
  <>
    <img src={mark} />
    <Logo />
  </>
);
