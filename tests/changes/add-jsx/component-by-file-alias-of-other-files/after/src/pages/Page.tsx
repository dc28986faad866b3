import { useState } from 'react';
import { Card } from '@/ui/Card';

export function Page() {
  return (
    <main>
      <h1>Hi</h1>
      <Card />
    </main>
  );
}
