import { useState } from 'react';
import { formatDate } from './dates';
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

type Line = { label: string };

const LINES: Line[] = [{ label: 'one' }];

// one line
function listItem(line: Line) {
  return <li key={line.label}>{line.label}</li>;
}

export function App() {
  const [open, setOpen] = useState(false);
  const visits = track('app');
  const toggle = () => setOpen(!open);

  return (
    <main hidden={open}>
      <ul onClick={toggle} title={formatDate(visits)}>
        {LINES.map((line) => listItem(line))}
      </ul>
      <p>{ROWS.length}</p>
    </main>
  );
}
