import { Heading } from './Heading';

export const App = () => (
  <main>
    <Heading as="h1">Orders</Heading>
    <Heading as="h2">Open</Heading>
    <Heading as="h2">Done</Heading>
  </main>
);
