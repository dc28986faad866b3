// the page of one order
import React from 'react';
import Icon, { type IconName, sizes } from './icon';
import {
  Button,
  Card,
  Tooltip,
} from './ui';
// eslint-disable-next-line import/no-unresolved
import * as money from 'money';

export function App({ total }: { total: number }) {
  return (
    <Card>
      <p>Tooltip</p>
      <Tooltip label={money.currency}>
        <Icon size={sizes} />
      </Tooltip>
      <Button>Pay</Button>
    </Card>
  );
}
