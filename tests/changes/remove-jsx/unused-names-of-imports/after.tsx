// the page of one order
import React from 'react';
import { type IconName } from './icon';
import {
  Button,
  Card,
} from './ui';

export function App({ total }: { total: number }) {
  return (
    <Card>
      <p>Tooltip</p>
      <Button>Pay</Button>
    </Card>
  );
}
