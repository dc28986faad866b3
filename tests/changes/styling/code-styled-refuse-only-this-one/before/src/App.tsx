import { Title } from './parts';
export const App = () => (
  <main>
    <Title>a</Title>
    <Title>b</Title>
  </main>
);
