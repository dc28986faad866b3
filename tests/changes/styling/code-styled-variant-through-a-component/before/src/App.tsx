import { Button } from './Button';

export const App = () => (
  <main>
    <Button tone="danger">Delete</Button>
  </main>
);
