import { useState } from 'react';

export function A() {
  return (
    <div>
    </div>
  );
}
