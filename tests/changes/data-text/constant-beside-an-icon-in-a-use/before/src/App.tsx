import { Button } from './button';
const label = 'People';
const Upload = () => <svg />;
export const App = () => (
  <main>
    <Button>
      <Upload /> {label}
    </Button>
  </main>
);
