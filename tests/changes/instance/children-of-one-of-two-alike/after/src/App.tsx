import { Card } from './Card';

export const App = () => (
  <main>
    <Card title="News">Read more</Card>
    <Card wide title="News">All news</Card>
    <Card {...{ title: 'News' }}>Read more</Card>
  </main>
);
