import { Card } from './Card';

export const App = () => (
  <main>
    <Card title="News">Read more</Card>
    <Card wide title="News">Read more</Card>
    <Card {...{ title: 'News' }}>Read more</Card>
  </main>
);
