import './index.css';
import { GlobalStyles } from './global';
import { Title } from './parts';

export const App = () => (
  <main>
    <GlobalStyles />
    <Title>Orders</Title>
  </main>
);
