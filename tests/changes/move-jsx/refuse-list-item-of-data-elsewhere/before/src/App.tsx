import { cakes } from './cakes';

const Row = ({ of }) => (
  <ul>
    {of.map((cake) => (
      <li key={cake}>{cake}</li>
    ))}
  </ul>
);

export const App = () => (
  <main>
    <Row of={cakes} />
    <b>All</b>
  </main>
);
