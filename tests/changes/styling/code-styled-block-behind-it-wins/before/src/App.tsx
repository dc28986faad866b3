import { Heading } from './Heading';

export const App = ({ level }: { level: 'h1' | 'h2' }) => (
  <main>
    <Heading as={level}>Orders</Heading>
  </main>
);
