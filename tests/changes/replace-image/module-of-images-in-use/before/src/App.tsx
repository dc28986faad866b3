import { logo, robot } from './assets';

export const App = () => (
  <>
    <img src={logo} alt="A" />
    <img src={logo} alt="B" />
    <img src={robot} alt="C" />
  </>
);
