import { useState } from 'react';

export const Page = () => (
  <main>
    <h1>{useState(0)}</h1>
  </main>
);
