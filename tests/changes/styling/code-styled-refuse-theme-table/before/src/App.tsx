import Button from './Button';

export const App = ({ kind }: { kind: 'primary' | 'danger' }) => (
  <main>
    <Button>Back</Button>
    <Button $variation="danger">Delete</Button>
    <Button $variation={kind}>More</Button>
  </main>
);
