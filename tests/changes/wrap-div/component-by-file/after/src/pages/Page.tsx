import { useState } from 'react';
import { Card } from '../ui/Card';

export function Page() {
  const [open] = useState(true);
  return (
    <main>
      <Card>
        <p hidden={!open}>
          Words
        </p>
      </Card>
    </main>
  );
}
