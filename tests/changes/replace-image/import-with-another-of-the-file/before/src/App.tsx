import logo, { ReactComponent as Logo } from './assets/logo.svg';

export const App = () => (
  <>
    <img src={logo} />
    <Logo />
  </>
);
