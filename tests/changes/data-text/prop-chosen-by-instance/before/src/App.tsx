import { Card } from './Card';
export const App = () => (
  <>
    <Card title="One" />
    <Card title={'Two'} />
  </>
);
