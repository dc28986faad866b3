import { useState } from 'react';

export function Page() {
  const [open] = useState(true);
  return (
    <main>
      <p hidden={!open}>
        Words
      </p>
    </main>
  );
}
