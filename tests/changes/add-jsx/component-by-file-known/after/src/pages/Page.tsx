import { Card as Box } from '../ui/Card';

export function Page() {
  return (
    <main>
      <h1>Hi</h1>
      <Box />
    </main>
  );
}
