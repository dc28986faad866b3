import { logo as brand, mark } from './assets';

export const App = () => (
  <>
    <img src={mark} alt="A" />
    <img src={brand} alt="B" />
  </>
);
