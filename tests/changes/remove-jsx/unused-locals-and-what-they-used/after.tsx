import { useState } from 'react';
import { track } from './track';

interface Row {
  id: number;
  at: Date;
}

export interface Shown {
  row: Row;
}

/** What the list shows. */
const ROWS: Row[] = [{ id: 1, at: new Date(0) }];

export function App() {
  const [open] = useState(false);
  const visits = track('app');

  return (
    <main hidden={open}>
      <p>{ROWS.length}</p>
    </main>
  );
}
