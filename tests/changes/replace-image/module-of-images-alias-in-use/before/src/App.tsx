import { logo as brand } from './assets';

export const App = () => (
  <>
    <img src={brand} alt="A" />
    <img src={brand} alt="B" />
  </>
);
