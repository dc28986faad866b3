import { useState } from 'react';
import { Button, Card } from './ui';

export function A() {
  return (
    <div>
    </div>
  );
}
