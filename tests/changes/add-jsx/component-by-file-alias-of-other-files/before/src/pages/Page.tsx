import { useState } from 'react';

export function Page() {
  return (
    <main>
      <h1>Hi</h1>
    </main>
  );
}
