import { Button } from './button';
const label = 'Contacts';
const Upload = () => <svg />;
export const App = () => (
  <main>
    <Button>
      <Upload /> {label}
    </Button>
  </main>
);
