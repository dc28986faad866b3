import { logo, robot, mark } from './assets';

export const App = () => (
  <>
    <img src={mark} alt="A" />
    <img src={logo} alt="B" />
    <img src={robot} alt="C" />
  </>
);
