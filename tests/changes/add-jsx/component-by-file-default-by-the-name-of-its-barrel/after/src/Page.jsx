import { useState } from 'react';
import { Tag } from './ui/Label';

export const Page = () => (
  <main>
    <h1>{useState(0)}</h1>
    <Tag />
  </main>
);
